/** What the site promises when a server is killed or paused. The bodies of long tests. */
package org.rubisee.contract.failure;
