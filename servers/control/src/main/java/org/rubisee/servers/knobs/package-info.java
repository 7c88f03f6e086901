/** The implementations of a checkout and the knobs that each of them has. */
package org.rubisee.servers.knobs;
