//! What mouse, fingers and the window itself report.

use bevy::{
    input::{
        ButtonState,
        mouse::MouseButtonInput,
        touch::{TouchInput, TouchPhase},
    },
    prelude::*,
    window::{CursorMoved, PrimaryWindow, WindowEvent, WindowFocused, WindowResized},
};

use super::harness::Player;

pub const WINDOW: Entity = Entity::PLACEHOLDER;

impl Player {
    pub fn window_event(&mut self, event: impl Into<WindowEvent>) {
        self.app.world_mut().write_message(event.into());
    }

    pub fn focus(&mut self, focused: bool) {
        let window = Entity::PLACEHOLDER;
        self.window_event(WindowFocused { window, focused });
    }

    pub fn resize(&mut self, width: f32, height: f32) {
        let world = self.app.world_mut();
        let mut windows = world.query_filtered::<(Entity, &mut Window), With<PrimaryWindow>>();
        let (window, mut shape) = windows.single_mut(world).unwrap();
        shape.resolution.set(width, height);
        world.write_message(WindowResized {
            window,
            width,
            height,
        });
        self.steps(3);
    }

    pub fn cursor_to(&mut self, position: Vec2) {
        self.window_event(CursorMoved {
            window: WINDOW,
            position,
            delta: None,
        });
    }

    pub fn mouse(&mut self, state: ButtonState) {
        self.window_event(MouseButtonInput {
            button: MouseButton::Left,
            state,
            window: WINDOW,
        });
    }

    pub fn finger(&mut self, id: u64, phase: TouchPhase, position: Vec2) {
        self.window_event(TouchInput {
            phase,
            position,
            window: WINDOW,
            force: None,
            id,
        });
    }
}
