package org.rubisee.entities;

import java.io.Serializable;
import java.time.LocalDateTime;

/**
 * What was bought.
 *
 * @param quantity units
 * @param date when, business time
 */
public record Purchase(int quantity, LocalDateTime date) implements Serializable {}
