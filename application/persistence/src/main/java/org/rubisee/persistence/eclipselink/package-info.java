/**
 * What EclipseLink can be told by classes only. {@code persistence.xml} names them, and no other
 * provider loads them.
 */
package org.rubisee.persistence.eclipselink;
