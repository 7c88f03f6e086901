/**
 * Starts the servers of a site, waits until they answer, and stops them. This package holds what
 * the packages of the servers share: processes, processors, ports, folders, JDKs.
 */
package org.rubisee.servers;
