/** What was measured: phases, outcomes, histograms, and their files. */
package org.rubisee.emulator.record;
