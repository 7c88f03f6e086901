/** Tomcat and Jetty as web servers of a site on this machine. */
package org.rubisee.servers.webcontainer;
