/** Keeps the logs of servers short, whatever clients make them say. */
package org.rubisee.incidentlog;
