/**
 * What the clients of a run measured, and the one format of its files. The client emulator writes
 * it with {@link org.rubisee.measurement.MeasurementWriter}; every reader uses {@link
 * org.rubisee.measurement.MeasurementFolder}.
 */
package org.rubisee.measurement;
