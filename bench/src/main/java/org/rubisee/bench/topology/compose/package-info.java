/** Each tier is a container of Docker Compose. */
package org.rubisee.bench.topology.compose;
