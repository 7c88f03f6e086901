/**
 * A site in whose processes and links faults are made: how it is started, which load it gets, and
 * what its tiers use.
 */
package org.rubisee.bench.fault.site;
