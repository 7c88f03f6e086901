/** Finds the application server of a call when WildFly's client of beans knows none. */
package org.rubisee.callrouting;
