/** What a load is, in the same words from the command line to the results. */
package org.rubisee.measurement.load;
