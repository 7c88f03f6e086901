/**
 * Where the tiers run, as trials see it: a site that is started, its tiers, its database. What all
 * topologies share.
 */
package org.rubisee.bench.topology;
