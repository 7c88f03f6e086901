/**
 * The client emulator: N closed-loop customers of an auction site, and what they measured.
 *
 * <p>Its public interface: {@link org.rubisee.emulator.load.EmulatorOptions} says what to run,
 * {@link org.rubisee.emulator.cli.EmulatorCommand} runs it, {@link
 * org.rubisee.emulator.record.Progress} is the line it prints each second, and {@link
 * org.rubisee.emulator.record.ResultFolder} reads the files of one or several processes.
 */
package org.rubisee.emulator;
