/** What tiers in containers and in pods have in common: their variables and their database. */
package org.rubisee.bench.topology.container;
