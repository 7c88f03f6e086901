/**
 * What Stock-OnLine means: its seven transactions and its business rules.
 *
 * <p>Stock-OnLine is the stockbroker of the Middleware 2001 paper, section 3. Plain Java, shared by
 * all implementations and by every tier. Nothing here knows Jakarta EE, SQL or HTML.
 */
package org.rubisee.stock.model;
