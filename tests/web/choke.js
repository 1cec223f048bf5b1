// A placer good enough to choke a Beginner board, written apart from the game's own rules.

const SIDE = 4;
const SLOTS = [2, 4, 8];

/** The four ways to read the board as lines with the leading edge first. */
const LINES = ["left", "right", "up", "down"].map((direction) =>
  [0, 1, 2, 3].map((line) =>
    [0, 1, 2, 3].map((step) => {
      const forward = direction === "left" || direction === "up" ? step : SIDE - 1 - step;
      return direction === "left" || direction === "right" ? line * SIDE + forward : forward * SIDE + line;
    }),
  ),
);

function slideLine(values) {
  const tiles = values.filter((value) => value > 0);
  const out = [];
  for (let i = 0; i < tiles.length; i += 1) {
    if (tiles[i] === tiles[i + 1]) {
      out.push(tiles[i] * 2);
      i += 1;
    } else {
      out.push(tiles[i]);
    }
  }
  return [...out, ...Array(values.length - out.length).fill(0)];
}

/** The board after each legal slide. */
export function slides(board) {
  return LINES.map((lines) => {
    const after = [...board];
    for (const line of lines) {
      slideLine(line.map((cell) => board[cell])).forEach((value, step) => {
        after[line[step]] = value;
      });
    }
    return after;
  }).filter((after) => after.some((value, cell) => value !== board[cell]));
}

/** Pairs of equal neighbours. */
function pairs(board) {
  let count = 0;
  board.forEach((value, cell) => {
    const right = cell % SIDE < SIDE - 1 && board[cell + 1] === value;
    const below = cell + SIDE < board.length && board[cell + SIDE] === value;
    count += value > 0 ? Number(right) + Number(below) : 0;
  });
  return count;
}

/** How far the Slider is from a choke: less is better for the placer. */
function room(board) {
  return board.filter((value) => value === 0).length + 1.5 * pairs(board);
}

/** The placement after which the Slider's best reply leaves the least room. */
export function choose({ board, clocks }) {
  let best = { score: Infinity };
  SLOTS.forEach((slot, index) => {
    if (clocks[index] > 0) {
      return;
    }
    board.forEach((value, cell) => {
      if (value > 0) {
        return;
      }
      const placed = Object.assign([...board], { [cell]: slot });
      const score = Math.max(-1, ...slides(placed).map(room));
      if (score < best.score) {
        best = { slot, cell, score };
      }
    });
  });
  return { slot: best.slot, cell: best.cell };
}
