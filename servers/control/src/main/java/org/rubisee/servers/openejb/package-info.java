/** OpenEJB as the application server of a site on this machine. */
package org.rubisee.servers.openejb;
