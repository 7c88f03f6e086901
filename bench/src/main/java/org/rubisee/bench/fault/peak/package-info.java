/** The peak of a site, which faults, overloads and soaks take their number of clients from. */
package org.rubisee.bench.fault.peak;
