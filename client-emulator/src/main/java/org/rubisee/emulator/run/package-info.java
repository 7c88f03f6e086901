/** One run of one process: clients that think and ask, the phases they pass, what is reported. */
package org.rubisee.emulator.run;
