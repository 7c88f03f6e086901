package org.rubisee.sessionbeansweb;

import org.rubisee.contract.failure.FirstFramesContract;

/** First frames to session-beans. */
class SessionBeansFirstFramesIT extends FirstFramesContract {}
