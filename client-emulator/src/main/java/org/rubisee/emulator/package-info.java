/**
 * The client emulator: N closed-loop customers of an auction site, and what they measured.
 *
 * <p>The public face: {@link org.rubisee.emulator.EmulatorOptions} says what to run, {@link
 * org.rubisee.emulator.EmulatorCommand} runs it, {@link org.rubisee.emulator.Progress} is the line
 * it prints each second, {@link org.rubisee.emulator.ResultFolder} reads what it left on disk and
 * merges the results of several processes.
 */
package org.rubisee.emulator;
