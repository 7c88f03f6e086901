/** OpenEJB as the application server of a site, in a process of its own. */
package org.rubisee.openejb;
