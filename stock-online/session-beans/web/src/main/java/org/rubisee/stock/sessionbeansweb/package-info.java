/** The web tier of Stock-OnLine with a session bean: pages, and a remote call for each. */
package org.rubisee.stock.sessionbeansweb;
