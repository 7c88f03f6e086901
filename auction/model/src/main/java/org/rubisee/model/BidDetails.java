package org.rubisee.model;

import java.io.Serializable;
import java.time.LocalDateTime;
import org.rubisee.logic.Money;

/**
 * A bid as the history of its item shows it.
 *
 * @param id primary key
 * @param userId who bid
 * @param nickname the bidder's name
 * @param bid the amount
 * @param quantity units wanted
 * @param date when, business time
 */
public record BidDetails(
    int id, int userId, String nickname, Money bid, int quantity, LocalDateTime date)
    implements Serializable {}
