package org.rubisee.bench.results.block;

/**
 * What else went on during a block.
 *
 * @param foreignCpuSeconds CPU time of the servers of all other sites
 * @param stolenSeconds processor time that the host of a virtual machine gave to others
 * @param busySeconds processor time that was used, of all processes of the machine
 * @param dirtyPages modified pages in the buffer pool of the site's database when the block began;
 *     -1 if they could not be read
 * @param spinMillis how long a fixed computation took just before the block
 * @param processorMegahertz the mean clock frequency of the processors; 0 if it is not readable
 */
public record Surroundings(
    double foreignCpuSeconds,
    double stolenSeconds,
    double busySeconds,
    long dirtyPages,
    double spinMillis,
    double processorMegahertz) {}
