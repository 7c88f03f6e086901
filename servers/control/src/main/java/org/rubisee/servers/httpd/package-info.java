/** Apache httpd with PHP in its processes as the web server of a site. */
package org.rubisee.servers.httpd;
