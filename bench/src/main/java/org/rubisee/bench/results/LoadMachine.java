package org.rubisee.bench.results;

/**
 * A machine that sent part of the load in place of that of the bench.
 *
 * @param address how it is called
 * @param processes how many emulators it ran, from 1
 * @param machine what it is
 * @param java what ran the emulators
 * @param clock its clock when the run began; each trial measures it again
 */
public record LoadMachine(
    String address, int processes, Machine machine, String java, ClockOffset clock) {}
