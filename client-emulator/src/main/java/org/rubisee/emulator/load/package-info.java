/** What a process emulates: the workload, the clients and the phases. */
package org.rubisee.emulator.load;
