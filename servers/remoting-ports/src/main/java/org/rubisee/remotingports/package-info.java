/** Which connections to a server of WildFly's may become connections of JBoss Remoting. */
package org.rubisee.remotingports;
