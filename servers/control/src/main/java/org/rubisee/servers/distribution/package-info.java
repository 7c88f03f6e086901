/** What servers share that are unpacked distributions, with pages and beans in one process. */
package org.rubisee.servers.distribution;
