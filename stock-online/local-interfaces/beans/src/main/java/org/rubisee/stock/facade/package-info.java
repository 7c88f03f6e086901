/** The session bean of Stock-OnLine: its seven transactions, over four entity beans. */
package org.rubisee.stock.facade;
