package org.rubisee.bench.results;

/**
 * A machine.
 *
 * @param operatingSystem for example {@code Debian GNU/Linux 12}
 * @param kernel the kernel's version
 * @param cpuModel the processor's name
 * @param cores logical CPUs that the run may use
 * @param memoryBytes main memory
 */
public record Machine(
    String operatingSystem, String kernel, String cpuModel, int cores, long memoryBytes) {}
