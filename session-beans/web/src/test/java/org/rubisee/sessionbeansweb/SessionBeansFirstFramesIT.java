package org.rubisee.sessionbeansweb;

import org.rubisee.contract.shared.FirstFramesContract;

/** First frames to session-beans. */
class SessionBeansFirstFramesIT extends FirstFramesContract {}
