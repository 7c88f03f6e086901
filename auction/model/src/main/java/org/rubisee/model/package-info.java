/**
 * What the auction site means: its 27 interactions, the values its pages show, its 17 use cases and
 * its business rules.
 *
 * <p>Plain Java, shared by all implementations and by every tier. Nothing here knows Jakarta EE,
 * SQL or HTML.
 */
package org.rubisee.model;
