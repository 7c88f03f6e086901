/** Tomcat as the web server of a site. */
package org.rubisee.tomcat;
