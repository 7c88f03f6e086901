/** Balancers in front of several web servers. */
package org.rubisee.servers.balancer;
