//! A fair queue for a few places: companies take turns, however much one of them requests.

use std::collections::{HashMap, VecDeque};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use tokio::sync::oneshot;
use uuid::Uuid;

/// Waiting orders per company; a person gives up long before that many are done.
const MOST_WAITING: usize = 50;

/// Places that companies take turns using. Cheap to clone.
///
/// One company holds at most half of the places, so that another's order finds one free unless several companies are
/// active.
#[derive(Clone)]
pub struct Places(Arc<Mutex<State>>);

struct State {
    free: usize,
    each: usize,
    /// Waiting companies, the next one first, each with its orders.
    turns: VecDeque<(Uuid, VecDeque<oneshot::Sender<Place>>)>,
    held: HashMap<Uuid, usize>,
}

/// A place, held until this is dropped.
pub struct Place {
    state: Arc<Mutex<State>>,
    company_id: Uuid,
}

/// Too many of the company's orders are already waiting.
#[derive(Debug, thiserror::Error)]
#[error("too many orders of one company are waiting")]
pub struct Crowded;

impl Places {
    pub fn new(count: usize) -> Self {
        let each = (count / 2).max(1);
        Self(Arc::new(Mutex::new(State { free: count, each, turns: VecDeque::new(), held: HashMap::new() })))
    }

    /// Waits for a place. A caller that stops waiting leaves the queue.
    pub async fn take(&self, company_id: Uuid) -> Result<Place, Crowded> {
        let (turn, granted) = oneshot::channel();
        {
            let mut state = lock(&self.0);
            let at = state.turns.iter().position(|(company, _)| *company == company_id).unwrap_or_else(|| {
                state.turns.push_back((company_id, VecDeque::new()));
                state.turns.len() - 1
            });
            let waiting = &mut state.turns[at].1;
            waiting.retain(|turn| !turn.is_closed());
            if waiting.len() >= MOST_WAITING {
                return Err(Crowded);
            }
            waiting.push_back(turn);
        }
        grant(&self.0);
        // The sender stays in the queue until it is used.
        granted.await.map_err(|_| Crowded)
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        {
            let mut state = lock(&self.state);
            state.free += 1;
            if let Some(held) = state.held.get_mut(&self.company_id) {
                *held -= 1;
                if *held == 0 {
                    state.held.remove(&self.company_id);
                }
            }
        }
        grant(&self.state);
    }
}

/// Grants free places, one company after the other.
fn grant(state: &Arc<Mutex<State>>) {
    loop {
        let granted = next(&mut lock(state));
        let Some((turn, company_id)) = granted else { return };
        // Outside the lock: a place whose caller has left is dropped here and granted to the next one.
        drop(turn.send(Place { state: Arc::clone(state), company_id }));
    }
}

fn next(state: &mut State) -> Option<(oneshot::Sender<Place>, Uuid)> {
    if state.free == 0 {
        return None;
    }
    let at =
        state.turns.iter().position(|(company, _)| state.held.get(company).is_none_or(|held| *held < state.each))?;
    let (company_id, mut waiting) = state.turns.remove(at)?;
    let turn = waiting.pop_front()?;
    if !waiting.is_empty() {
        state.turns.push_back((company_id, waiting));
    }
    state.free -= 1;
    *state.held.entry(company_id).or_default() += 1;
    Some((turn, company_id))
}

fn lock(state: &Mutex<State>) -> MutexGuard<'_, State> {
    state.lock().unwrap_or_else(PoisonError::into_inner)
}

#[cfg(test)]
mod tests {
    use futures::FutureExt;

    use super::*;

    const LOUD: Uuid = Uuid::from_u128(1);
    const QUIET: Uuid = Uuid::from_u128(2);

    #[test]
    fn a_company_leaves_half_of_the_places_to_others() {
        let places = Places::new(4);
        let first = places.take(LOUD).now_or_never().unwrap().unwrap();
        let _second = places.take(LOUD).now_or_never().unwrap().unwrap();
        let mut third = Box::pin(places.take(LOUD));
        assert!(third.as_mut().now_or_never().is_none());
        assert!(places.take(QUIET).now_or_never().is_some(), "another company's turn");
        drop(first);
        assert!(third.as_mut().now_or_never().is_some());
    }

    #[test]
    fn companies_take_turns() {
        let places = Places::new(1);
        let held = places.take(LOUD).now_or_never().unwrap().unwrap();
        let mut loud: Vec<_> = (0..3).map(|_| Box::pin(places.take(LOUD))).collect();
        assert!(loud.iter_mut().all(|turn| turn.as_mut().now_or_never().is_none()));
        let mut quiet = Box::pin(places.take(QUIET));
        assert!(quiet.as_mut().now_or_never().is_none());
        drop(held);
        let held = loud[0].as_mut().now_or_never().expect("the first that asked").unwrap();
        assert!(quiet.as_mut().now_or_never().is_none());
        drop(held);
        let held = quiet.as_mut().now_or_never().expect("before the others of the loud one").unwrap();
        assert!(loud[1].as_mut().now_or_never().is_none());
        drop(held);
        assert!(loud[1].as_mut().now_or_never().is_some());
    }

    #[test]
    fn who_gives_up_leaves_the_queue() {
        let places = Places::new(1);
        let held = places.take(LOUD).now_or_never().unwrap().unwrap();
        assert!(places.take(LOUD).now_or_never().is_none(), "and is dropped");
        let mut next = Box::pin(places.take(QUIET));
        assert!(next.as_mut().now_or_never().is_none());
        drop(held);
        assert!(next.as_mut().now_or_never().is_some());
    }

    #[test]
    fn a_queue_has_an_end() {
        let places = Places::new(0);
        let mut waiting: Vec<_> = (0..MOST_WAITING).map(|_| Box::pin(places.take(LOUD))).collect();
        assert!(waiting.iter_mut().all(|turn| turn.as_mut().now_or_never().is_none()));
        assert!(places.take(LOUD).now_or_never().unwrap().is_err());
        assert!(places.take(QUIET).now_or_never().is_none());
    }
}
