/** What the ledger of Stock-OnLine counts: each transaction on data of a certain shape. */
package org.rubisee.stock.ledger;
