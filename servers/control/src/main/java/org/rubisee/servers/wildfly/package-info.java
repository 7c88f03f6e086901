/** A WildFly server: its folder, options, command line, logs and process. */
package org.rubisee.servers.wildfly;
