/** The tiers run on machines of the user. */
package org.rubisee.bench.topology.external;
