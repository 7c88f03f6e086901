/** Each tier is a process of this machine. */
package org.rubisee.bench.topology.local;
