/**
 * The client emulator: N closed-loop customers of an application.
 *
 * <p>Its public interface: {@link org.rubisee.emulator.load.EmulatorOptions} says what to run and
 * {@link org.rubisee.emulator.cli.EmulatorCommand} runs it. The module {@code measurement} defines
 * what the emulator prints ({@link org.rubisee.measurement.Progress}) and leaves on disk ({@link
 * org.rubisee.measurement.MeasurementFolder}).
 */
package org.rubisee.emulator;
