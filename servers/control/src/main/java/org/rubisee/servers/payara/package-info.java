/** Payara as the one server of a site on this machine. */
package org.rubisee.servers.payara;
