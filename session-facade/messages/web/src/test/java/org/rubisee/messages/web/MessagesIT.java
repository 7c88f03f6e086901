package org.rubisee.messages.web;

import org.rubisee.contract.AuctionContract;

/** messages keeps the contract of all implementations, with orders that are accepted first. */
class MessagesIT extends AuctionContract {}
