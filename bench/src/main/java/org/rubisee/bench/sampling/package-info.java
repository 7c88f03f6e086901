/**
 * What can be read of a running site from outside, without asking much of it: the kernel's counters
 * of processes, threads, sockets, network devices and control groups, and the servers' own
 * statistics. Readings that cost more are taken more rarely.
 */
package org.rubisee.bench.sampling;
