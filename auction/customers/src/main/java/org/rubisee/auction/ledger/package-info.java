/** What the ledger of the auction counts: each interaction on data of a certain shape. */
package org.rubisee.auction.ledger;
