package org.rubisee.messages;

import java.time.LocalDateTime;
import org.rubisee.model.NewPurchase;

/**
 * A purchase that was accepted.
 *
 * @param id its number
 * @param purchase what was ordered; its ticket identifies the order
 * @param date when, business time
 * @param isOpen whether it is neither fulfilled nor refused
 */
record Order(int id, NewPurchase purchase, LocalDateTime date, boolean isOpen) {}
