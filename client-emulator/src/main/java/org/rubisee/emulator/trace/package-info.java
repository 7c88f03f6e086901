/** Makes schedules of load from the logs of real sites. */
package org.rubisee.emulator.trace;
