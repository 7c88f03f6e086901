package org.rubisee.emulator;

/** The program. */
public final class EmulatorCommand {
  private EmulatorCommand() {}
}
